import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { footerItem } from "../footer-item.schema.ts";
import { FAILURE, FAILURE_WORDS, SAVED, useSaveFooter } from "../use-save-footer.ts";

const schema = z.object(footerItem);
const fields = createFields(schema);

/** Changes what a link of the footer says, or where it leads (content §2, §5, §7). */
const EditFooterMenuItem = ({
  params: { of, place, item: before },
  ...panel
}: DialogPanelProps<"edit-footer-menu-item">) => (
  <FormPanel
    {...panel}
    noun="footer menu item"
    title="Edit Footer Menu Item"
    schema={schema}
    values={before}
    write={useSaveFooter(of)}
    input={(item) => ({ kind: "change" as const, place, before, item })}
    success={SAVED}
    failure={FAILURE}
    failureWords={FAILURE_WORDS}
  >
    {() => (
      <>
        <fields.TextField name="title" label="Title" required full maxLength={80} />
        <fields.TextField name="url" label="URL" required full mono maxLength={500} help="/faq, or https://…" />
      </>
    )}
  </FormPanel>
);

export default EditFooterMenuItem;

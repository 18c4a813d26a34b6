import { useShowFooter } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { z } from "zod";
import { Moment } from "#entities/time/moment.tsx";
import { LinkField } from "#entities/content/texts/link-field.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormNotice } from "#kit/panels/form-slots.tsx";
import { whereNow } from "../footer-edit.ts";
import { footerItem } from "../footer-item.schema.ts";
import { FAILURE, SAVED, useSaveFooter } from "../use-save-footer.ts";

const schema = z.object(footerItem);
const fields = createFields(schema);

/** Edits title and URL of a footer link (content §2, §5, §7). */
export const EditFooterMenuItem = ({
  params: { of, place, item: opened },
  ...panel
}: DialogPanelProps<"edit-footer-menu-item">) => {
  // Current footer: loaded for the page, and refetched by a stopped save.
  const { data: footer } = useShowFooter(
    { body: { opId: of.opId, selectedLanguage: of.language } },
    { enabled: false },
  );
  const menu = footer?.content.menu;
  const now = menu ? whereNow(menu, place, opened) : place;
  const before = (menu && now && menu[now.column]?.items[now.index]) ?? opened;
  const isOther = before.title !== opened.title || before.url !== opened.url;
  const write = useSaveFooter(of);
  return (
    <FormPanel
      {...panel}
      noun="footer menu item"
      frame={{ title: "Edit Footer Menu Item" }}
      schema={schema}
      values={opened}
      write={write}
      after={{ undo: write.undo }}
      input={(item) =>
        now
          ? { kind: "change" as const, place: now, before, item }
          : { kind: "add" as const, column: place.column, item }
      }
      success={SAVED}
      record={({ title }) => title}
      failure={FAILURE}
    >
      {() => (
        <>
          {footer && (isOther || !now) && (
            <FormNotice>
              <bdi>{footer.updatedBy}</bdi> saved the footer at <Moment value={footer.updatedAt} />.{" "}
              {now ? (
                <>
                  This item is <bdi>{before.title}</bdi> (<bdi dir="ltr">{before.url}</bdi>) now: saving puts what you
                  typed in its place.
                </>
              ) : (
                "This item was deleted. Saving adds it again at the end of its column."
              )}
            </FormNotice>
          )}
          <fields.TextField name="title" label="Title" required full maxLength={80} />
          <LinkField name="url" label="URL" required full opId={of.opId} maxLength={500} help="/faq, or https://…" />
        </>
      )}
    </FormPanel>
  );
};

import { languagesOf } from "#entities/language/languages.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SiteName } from "#entities/content/site/site-name.tsx";
import { FAILURE, SAVED, useSaveFooter } from "../use-save-footer.ts";

/** Deletes a link from the footer of one language (content §2, §7, §8). */
export const DeleteFooterMenuItem = ({
  params: { of, place, item },
  ...panel
}: DialogPanelProps<"delete-footer-menu-item">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="footer menu item"
    name={item.title}
    tone="danger"
    irreversible={{ reaches: "record" }}
    write={useSaveFooter(of)}
    input={{ kind: "delete", place, before: item }}
    success={SAVED}
    failure={FAILURE}
  >
    Delete <strong>{item.title}</strong> ({item.url}) from the{" "}
    {languagesOf([of.language]).find(({ code }) => code === of.language)?.label} footer of <SiteName opId={of.opId} />.
    Other languages keep theirs.
  </ConfirmPanel>
);

import { DescriptionList, Dialog, linkLook } from "@backoffice/ui";
import { hideOverlay } from "./overlays.ts";

/** What this console is, and the licences of the software that ships with it (`vite/licences.ts`). */
const AboutDialog = () => (
  <Dialog open onOpenChange={(open) => !open && hideOverlay()} size="sm" title="About this console">
    <DescriptionList
      items={[
        { label: "Version", value: __APP_VERSION__ },
        { label: "Licence", value: "MIT" },
        {
          label: "Software in it",
          value: (
            <a href="/licences.txt" target="_blank" rel="noreferrer" className={linkLook(true)}>
              Licence notices
            </a>
          ),
        },
      ]}
    />
  </Dialog>
);

export default AboutDialog;

import { DescriptionList, Dialog, linkLook } from "@backoffice/ui";
import { hideOverlay } from "./overlays.ts";

/** The version of the console, and the licences of the third-party software in it (`vite/licences.ts`). */
const AboutDialog = () => (
  <Dialog open onOpenChange={(open) => !open && hideOverlay()} size="sm" title="About this console">
    <DescriptionList
      items={[
        { label: "Version", value: __APP_VERSION__ },
        { label: "Licence", value: "MIT" },
        {
          label: "Third-party software",
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

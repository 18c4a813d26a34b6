import { RichTextField, type RichTextFieldProps } from "@backoffice/ui/form";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

type SiteTextFieldProps = Omit<RichTextFieldProps, "choosePicture" | "noPictures" | "htmlView"> & {
  /** Whose files pictures are chosen from; nothing while no site is chosen. */
  opId: string | undefined;
};

/**
 * A rich text of a site: its pictures come from the files of the site. SUPER_ADMIN and ADMIN may write it as HTML too.
 */
export const SiteTextField = ({ opId, ...props }: SiteTextFieldProps) => {
  const panels = usePanels();
  const htmlView = isAdmin(useSession());
  return (
    <RichTextField
      {...props}
      htmlView={htmlView}
      noPictures={opId === undefined ? "Choose the operator or brand first." : undefined}
      // Never answers when the window is closed without a choice: nothing waits for it.
      choosePicture={() =>
        new Promise((resolve) => {
          if (opId !== undefined) panels.open("media-picker", { opId, onChoose: (src) => resolve({ src, alt: "" }) });
        })
      }
    />
  );
};

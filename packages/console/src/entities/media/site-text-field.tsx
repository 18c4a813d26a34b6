import { RichTextField, type RichTextFieldProps } from "@backoffice/ui/form";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { isAdmin, useSession } from "#kit/session/session.ts";

type SiteTextFieldProps = Omit<RichTextFieldProps, "chooseLink" | "choosePicture" | "noPictures" | "htmlView"> & {
  /** Operator whose files images are picked from; undefined while no site is selected. */
  opId: string | undefined;
};

/** Rich text of a site with links to its pages and images from its files. SUPER_ADMIN and ADMIN can edit the HTML too. */
export const SiteTextField = ({ opId, ...props }: SiteTextFieldProps) => {
  const panels = usePanels();
  const htmlView = isAdmin(useSession());
  return (
    <RichTextField
      {...props}
      htmlView={htmlView}
      noPictures={opId === undefined ? "Choose the operator or brand first." : undefined}
      chooseLink={
        opId === undefined
          ? undefined
          : () =>
              new Promise((resolve) => {
                panels.open("page-picker", { opId, onPick: ({ slug }) => resolve(`/${slug}`) });
              })
      }
      // Never resolves if the dialog is closed without a choice; nothing awaits it.
      choosePicture={() =>
        new Promise((resolve) => {
          if (opId !== undefined) panels.open("media-picker", { opId, onChoose: (src) => resolve({ src, alt: "" }) });
        })
      }
    />
  );
};

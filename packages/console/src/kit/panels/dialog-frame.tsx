import { Dialog, type DialogProps } from "@backoffice/ui";
import { PanelFrameProvider, subtitleOf, useFrameState } from "./panel-frame.tsx";

type DialogFrameProps = Pick<DialogProps, "size" | "children"> & {
  open: boolean;
  close: () => void;
  title: string;
  /** Name of the field that gets the focus; the first one by default. */
  initialFocus?: string | undefined;
};

/** The dialog around a panel without an address: title and footer come from the panel, as in a drawer. */
export const DialogFrame = ({ open, close, title, size, initialFocus, children }: DialogFrameProps) => {
  const { titles, setStatus, setFooter, frame } = useFrameState(title, title);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={
        <>
          {titles.title} <span ref={setStatus} />
        </>
      }
      description={subtitleOf(titles)}
      size={size}
      {...(initialFocus !== undefined && {
        onOpenAutoFocus: (event) => {
          const field = (event.target as HTMLElement).querySelector<HTMLElement>(`[name="${initialFocus}"]`);
          if (!field) return;
          event.preventDefault();
          field.focus();
        },
      })}
      footer={<div ref={setFooter} className="contents" />}
    >
      <PanelFrameProvider value={frame}>{children}</PanelFrameProvider>
    </Dialog>
  );
};

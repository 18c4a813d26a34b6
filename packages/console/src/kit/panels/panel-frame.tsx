import { footerScrollPadding } from "@backoffice/ui";
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

export type Titles = {
  title: string;
  subtitle?: string | null | undefined;
  /** The record for screen readers, if it says more than the subtitle: "294.50 BRL, player CYFK4T". */
  record?: string | undefined;
  /** The address of the record's own page. */
  page?: string | undefined;
};

/** The interface of a panel to the drawer or dialog around it. */
type Frame = {
  setTitles: (titles: Titles) => void;
  /** The elements next to the title and at the bottom; null until they are mounted. */
  status: HTMLElement | null;
  footer: HTMLElement | null;
};

const FrameContext = createContext<Frame | undefined>(undefined);

export const PanelFrameProvider = FrameContext.Provider;

/** The drawer or dialog around; undefined on a page. */
export const usePanelFrame = (): Frame | undefined => use(FrameContext);

const InFrame = ({ frame, title, subtitle, record, page, status }: Titles & { frame: Frame; status: ReactNode }) => {
  const { setTitles } = frame;
  useEffect(() => setTitles({ title, subtitle, record, page }), [setTitles, title, subtitle, record, page]);
  return frame.status && createPortal(status, frame.status);
};

/** Sets title, subtitle and status of the drawer or dialog around. A page has its own. */
export const PanelHead = ({ status, ...titles }: Titles & { status?: ReactNode }) => {
  const frame = usePanelFrame();
  return frame && <InFrame frame={frame} status={status} {...titles} />;
};

/**
 * Buttons in the footer of the drawer or dialog around, on a page below the calling component. In a card of a page
 * (padding 5) they extend from edge to edge.
 */
export const PanelFoot = ({ children }: { children: ReactNode }) => {
  const frame = usePanelFrame();
  if (!frame)
    return (
      <div
        ref={footerScrollPadding}
        data-slot="sticky-foot"
        className="sticky -bottom-3 flex flex-wrap items-center gap-2 border-t bg-canvas py-3 empty:hidden in-data-[slot=card]:-mx-5 in-data-[slot=card]:bg-surface in-data-[slot=card]:px-5 lg:-bottom-5"
      >
        {children}
      </div>
    );
  return frame.footer && createPortal(children, frame.footer);
};

/** The state of the frame of the panel `about`, with `title` until the panel sets its own. */
export const useFrameState = (title: string, about: string) => {
  const [given, setGiven] = useState<{ about: string; titles: Titles }>();
  const setTitles = useCallback((titles: Titles) => setGiven({ about, titles }), [about]);
  const own = given?.about === about ? given.titles : undefined;
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return { titles: own ?? { title }, own, setStatus, setFooter, frame: { setTitles, status, footer } };
};

import { footerScrollPadding } from "@backoffice/ui";
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

export type Titles = {
  /** Replaces the panel's own title, if that depends on the record's kind: "Deposit Details", "New bank". */
  title?: string | undefined;
  /** The name or code of the record, below the title; never an id without meaning. */
  name?: string | null | undefined;
  /** What follows the name: player, operator, kind. */
  subtitle?: string | null | undefined;
  /** The record for screen readers, if it says more than name and subtitle: "294.50 BRL, player CYFK4T". */
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

const InFrame = ({ frame, status, ...titles }: Titles & { frame: Frame; status: ReactNode }) => {
  const { setTitles } = frame;
  const { title, name, subtitle, record, page } = titles;
  useEffect(() => setTitles({ title, name, subtitle, record, page }), [setTitles, title, name, subtitle, record, page]);
  return frame.status && createPortal(status, frame.status);
};

/** Sets the record's name, subtitle and status of the drawer or dialog around. A page has its own. */
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

/** The titles with the one that the panel itself has. */
export type ShownTitles = Titles & { title: string };

/** The record below the title: its name, then what follows; undefined without both. */
export const subtitleOf = ({ name, subtitle }: Titles): ReactNode =>
  name && subtitle ? (
    <>
      <bdi>{name}</bdi> · <bdi>{subtitle}</bdi>
    </>
  ) : (
    name || subtitle || undefined
  );

/** The state of the frame of the panel `about`, titled `title` unless the panel sets another title. */
export const useFrameState = (title: string, about: string) => {
  const [given, setGiven] = useState<{ about: string; titles: Titles }>();
  const setTitles = useCallback((titles: Titles) => setGiven({ about, titles }), [about]);
  const titles = given?.about === about ? given.titles : undefined;
  const own: ShownTitles | undefined = titles && {
    ...titles,
    title: titles.title ?? title,
  };
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return {
    titles: own ?? { title, subtitle: undefined },
    own,
    setStatus,
    setFooter,
    frame: { setTitles, status, footer },
  };
};

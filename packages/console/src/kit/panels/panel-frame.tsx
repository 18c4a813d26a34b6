import { footerScrollPadding } from "@backoffice/ui";
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from "react";
import { createPortal } from "react-dom";

export type Titles = {
  /** Replaces the panel's own title, if that depends on the record's kind: "Deposit Details", "New bank". */
  title?: string | undefined;
  /** The name or code of the record: the headline, below the title; never an id without meaning. */
  name?: string | null | undefined;
  /** Subtitle after the name: player, operator, kind. */
  subtitle?: string | null | undefined;
  /** The record for screen readers, if it says more than name and subtitle: "294.50 BRL, player CYFK4T". */
  record?: string | undefined;
  /** The address of the record's own page. */
  page?: string | undefined;
  /** The headline is an amount, which `PanelHead` draws. */
  hasAmount?: boolean | undefined;
};

/** The interface of a panel to the drawer or dialog around it. */
type Frame = {
  setTitles: (titles: Titles) => void;
  /** Counts the placeholders that are shown for a record. */
  setPending: Dispatch<SetStateAction<number>>;
  /** The elements of the amount, next to the title, and at the bottom; null until they are mounted. */
  amount: HTMLElement | null;
  status: HTMLElement | null;
  footer: HTMLElement | null;
  /** The panel is about an amount (`PanelDefinition.ofMoney`). */
  ofMoney: boolean;
};

const FrameContext = createContext<Frame | undefined>(undefined);

export const PanelFrameProvider = FrameContext.Provider;

/** The drawer or dialog around; undefined on a page. */
export const usePanelFrame = (): Frame | undefined => use(FrameContext);

type PanelHeadProps = Omit<Titles, "hasAmount"> & {
  status?: ReactNode;
  /** The headline of a record of money, in place of a name. */
  amount?: ReactNode;
};

const InFrame = ({ frame, status, amount, ...titles }: PanelHeadProps & { frame: Frame }) => {
  const { setTitles } = frame;
  const { title, name, subtitle, record, page } = titles;
  const hasAmount = amount !== undefined;
  // Before it is painted, so that the header does not change its height.
  useLayoutEffect(() => {
    setTitles({ title, name, subtitle, record, page, hasAmount });
  }, [setTitles, title, name, subtitle, record, page, hasAmount]);
  return (
    <>
      {frame.status && createPortal(status, frame.status)}
      {frame.amount && createPortal(amount, frame.amount)}
    </>
  );
};

/** Sets the record's name or amount, subtitle and status of the drawer or dialog around. A page has its own. */
export const PanelHead = (props: PanelHeadProps) => {
  const frame = usePanelFrame();
  return frame && <InFrame frame={frame} {...props} />;
};

const Pending = ({ setPending }: Pick<Frame, "setPending">) => {
  useLayoutEffect(() => {
    setPending((count) => count + 1);
    return () => setPending((count) => count - 1);
  }, [setPending]);
  return null;
};

/** Keeps the place of the headline while the record of the drawer around loads. */
export const PendingHead = () => {
  const frame = usePanelFrame();
  return frame && <Pending setPending={frame.setPending} />;
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
export const useFrameState = (title: string, about: string, ofMoney = false) => {
  const [given, setGiven] = useState<{ about: string; titles: Titles }>();
  const setTitles = useCallback((titles: Titles) => setGiven({ about, titles }), [about]);
  const titles = given?.about === about ? given.titles : undefined;
  const own: ShownTitles | undefined = titles && {
    ...titles,
    title: titles.title ?? title,
  };
  const [pending, setPending] = useState(0);
  const [amount, setAmount] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return {
    titles: own ?? { title, subtitle: undefined },
    own,
    // A part of a record that loads has a placeholder, too.
    isPending: !own && pending > 0,
    setAmount,
    setStatus,
    setFooter,
    frame: { setTitles, setPending, amount, status, footer, ofMoney },
  };
};

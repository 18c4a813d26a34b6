import { createContext, use, useCallback, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

type Titles = { title: string; subtitle?: string | undefined };

/** What a panel can say to the frame that the panel host draws around it. */
type Frame = {
  setTitles: (titles: Titles) => void;
  /** Where the status stands beside the title, and where the footer is; null until they are drawn. */
  status: HTMLElement | null;
  footer: HTMLElement | null;
};

const FrameContext = createContext<Frame | undefined>(undefined);

export const PanelFrameProvider = FrameContext.Provider;

const useFrame = (): Frame => {
  const frame = use(FrameContext);
  if (!frame) throw new Error("A panel is drawn outside the panel host");
  return frame;
};

/** Title, subtitle and status of the drawer around the calling panel, once they are known. */
export const PanelHead = ({ title, subtitle, status }: Titles & { status?: ReactNode }) => {
  const frame = useFrame();
  const { setTitles } = frame;
  useEffect(() => setTitles({ title, subtitle }), [setTitles, title, subtitle]);
  return frame.status && createPortal(status, frame.status);
};

/** The sticky footer of the drawer around the calling panel. */
export const PanelFoot = ({ children }: { children: ReactNode }) => {
  const { footer } = useFrame();
  return footer && createPortal(children, footer);
};

/** State for the frame of the panel `about`, with `title` until that has said its own. */
export const usePanelFrame = (title: string, about: string) => {
  const [said, setSaid] = useState<{ about: string; titles: Titles }>();
  const setTitles = useCallback((titles: Titles) => setSaid({ about, titles }), [about]);
  const titles = said?.about === about ? said.titles : { title };
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  return { titles, setStatus, setFooter, frame: { setTitles, status, footer } };
};

import { type ReactNode, useRef } from "react";
import { useAnnouncedText } from "../../feedback/use-announced-text.ts";

type GridMessageProps = {
  /** The rows of the latest answer: each empty answer is announced, also when it says the same as the one before. */
  answer: readonly unknown[] | undefined;
  children: ReactNode;
};

/** Message in place of the rows. */
export const GridMessage = ({ answer, children }: GridMessageProps) => {
  const element = useRef<HTMLDivElement>(null);
  useAnnouncedText(() => element.current?.querySelector("[data-slot=empty-state] > p")?.textContent, answer);
  return (
    <div ref={element} className="sticky start-0 w-(--frame)">
      {children}
    </div>
  );
};

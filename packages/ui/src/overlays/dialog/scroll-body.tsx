import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { cn } from "../../cn.ts";

/**
 * The scrolling body of a window; a size container. Focusable only while it overflows, so that the
 * keyboard can scroll it even if nothing in it takes the focus.
 */
export const ScrollBody = ({ className, children }: { className?: string; children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const outer = body.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || typeof ResizeObserver === "undefined") return;
    const measure = () => setScrolls(outer.scrollHeight > outer.clientHeight + 1);
    // Before the first paint, so that the window can be scrolled by keyboard from the start.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={body}
      data-slot="scroll-body"
      {...(scrolls && { tabIndex: 0, role: "group", "aria-label": "Content" })}
      className="@container relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 print:overflow-visible"
    >
      <div className={cn("min-h-full", className)}>{children}</div>
    </div>
  );
};

import { useEffect, useState } from "react";
import { useTarget } from "#kit/address/target.ts";

/** Milliseconds after which a navigation counts as slow. */
const SLOW = 300;

const SlowNavigation = () => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW, true);
    return () => clearTimeout(timer);
  }, []);
  // Drawn here, since the first load has no other progress bar.
  return (
    slow && (
      <div
        role="progressbar"
        aria-label="Loading the page"
        className="fixed inset-x-0 top-0 z-50 h-1.5 overflow-hidden print:hidden"
      >
        <div className="h-full bg-accent opacity-40 motion-safe:w-1/3 motion-safe:animate-pass motion-safe:opacity-100" />
      </div>
    )
  );
};

/** A bar along the top edge while the code of the next page or panel loads slowly. */
export const NavigationProgress = () => useTarget() && <SlowNavigation />;

import { ProgressBar } from "@backoffice/ui";
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
  return slow && <ProgressBar label="Loading the page" className="fixed inset-x-0 top-0 z-50 print:hidden" />;
};

/** A bar along the top edge while the code of the next page or panel loads slowly. */
export const NavigationProgress = () => useTarget() && <SlowNavigation />;

import { Suspense, useLayoutEffect, type ReactNode } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";
import { holdPresses } from "./held-presses.ts";

type HoldPressesProps = {
  /** Called by Escape while the code is being loaded. */
  onCancel: () => void;
};

/** While it is rendered, keys and presses belong to what is being loaded. */
export const HoldPresses = ({ onCancel }: HoldPressesProps): null => {
  const cancel = useLatestCallback(onCancel);
  useLayoutEffect(() => holdPresses(cancel), [cancel]);
  return null;
};

type OpeningProps = HoldPressesProps & {
  /** False while the children are closed, or open by themselves. */
  open?: boolean | undefined;
  fallback?: ReactNode;
  children: ReactNode;
};

/** `Suspense` for what opens by a key or a press and loads its code first. */
export const Opening = ({ open = true, fallback, children, ...hold }: OpeningProps) => (
  <Suspense
    fallback={
      <>
        {fallback}
        {open && <HoldPresses {...hold} />}
      </>
    }
  >
    {children}
  </Suspense>
);

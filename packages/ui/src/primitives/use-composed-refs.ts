import { useCallback, type Ref, type RefObject } from "react";

/** Returns a callback ref that sets a component's own ref and the caller's ref. */
export const useComposedRefs = <T>(own: RefObject<T | null>, given: Ref<T> | undefined) =>
  useCallback(
    (node: T | null) => {
      own.current = node;
      const clean = typeof given === "function" ? given(node) : undefined;
      if (given && typeof given === "object") given.current = node;
      return () => {
        own.current = null;
        if (typeof clean === "function") clean();
        else if (typeof given === "function") given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );

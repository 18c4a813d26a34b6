import { useEffect, useRef } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import type { Opening } from "#testing/scene.ts";

/** Opens a confirmation as a click would; it has no address. */
export const OpenOnMount = ({ id, params }: Opening) => {
  const { open } = usePanels();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    open(id, params);
  }, [open, id, params]);
  return null;
};

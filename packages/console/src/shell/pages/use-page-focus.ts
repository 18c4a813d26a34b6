import { focusPage } from "@backoffice/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus to each page after navigation; for the first page after loading, the focus stays at the top of the
 * document.
 */
export const usePageFocus = (): void => {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);
  useEffect(() => {
    if (left) focusPage();
  }, [left, pathname]);
};

import { focusPage } from "@backoffice/ui";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Gives the focus to each page that somebody goes to; the first one of a sitting begins at the top of the document. */
export const usePageFocus = (): void => {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);
  useEffect(() => {
    if (left) focusPage();
  }, [left, pathname]);
};

import { useEffect } from "react";
import { useLocation } from "react-router";
import { panelFree } from "../kit/panel-address.ts";
import { remember } from "../kit/recent.ts";
import { useRegistry } from "../kit/registry.ts";
import { mayOpen, useSession } from "../kit/session.ts";
import { usePage } from "./use-page.ts";

/** The last part of an address, as it was meant; as it stands there when nobody can tell. */
const lastPart = (pathname: string) => {
  const part = pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Remembers the pages that this user visits, for the palette. */
export const useRecent = (): void => {
  const session = useSession();
  const { panels } = useRegistry();
  const page = usePage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!page || !mayOpen(session, page)) return;
    const record = page.path.includes("{") ? ` ${lastPart(pathname)}` : "";
    remember(session.userId, { at: pathname + panelFree(search, panels), title: page.title + record });
  }, [session, panels, page, pathname, search]);
};

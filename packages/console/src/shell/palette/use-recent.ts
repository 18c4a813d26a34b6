import { useEffect } from "react";
import { useLocation } from "react-router";
import { decodePart } from "#kit/address/decode-part.ts";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";
import { panelFree } from "#kit/panels/definition/panel-address.ts";
import { remember } from "#kit/preferences/recent.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { mayOpen, useSession } from "#kit/session/session.ts";
import { usePage } from "../pages/use-page.ts";

/** Remembers the pages that this user visits, for the palette. */
export const useRecent = (): void => {
  const session = useSession();
  const { panels } = useRegistry();
  const page = usePage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!page || !mayOpen(session, page)) return;
    const record = page.path.includes("{") ? ` ${decodePart(pathname.split("/").at(-1) ?? "")}` : "";
    remember(session.userId, {
      at: pathname + removePersonalData(panelFree(search, panels)),
      title: page.title + record,
    });
  }, [session, panels, page, pathname, search]);
};

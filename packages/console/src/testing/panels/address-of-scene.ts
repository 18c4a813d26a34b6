import type { Db } from "@backoffice/mocks";
import type { SetScene } from "#testing/scene.ts";
import { pageOfPanel } from "./page-of-panel.ts";

/**
 * The start address of a scene; with `overPage`, a panel that would open over the empty page opens over its own page.
 */
export const addressOfScene = ({ at, opens, page, overPage }: SetScene, db: Db): string => {
  const address = typeof at === "string" ? at : at(db);
  if (!overPage || page || (address !== "/" && !address.startsWith("/?"))) return address;
  const id = opens?.(db).id ?? new URLSearchParams(address.slice(1)).get("panel");
  const path = id === null ? undefined : pageOfPanel(id);
  return path === undefined ? address : `${path}${address.slice(1)}`;
};

import { JsonView } from "@backoffice/ui";
import { isAdmin, isSuperAdmin, type Session } from "#kit/session/session.ts";
import type { RecordTab } from "./record-tabs.tsx";

export type JsonRule = {
  /** Keys whose values are secret. */
  maskKeys?: ((key: string) => boolean) | undefined;
  /** The JSON is for ADMIN too. */
  forAdmins?: boolean | undefined;
};

/**
 * The tab with a record as the server sent it: for SUPER_ADMIN, and for ADMIN on some records (shell §6, ruling 32);
 * undefined for others.
 */
export const jsonTab = (record: unknown, session: Session, { maskKeys, forAdmins = false }: JsonRule): RecordTab[] =>
  (forAdmins ? isAdmin(session) : isSuperAdmin(session))
    ? [{ id: "json", label: "JSON", content: <JsonView value={record} maskKeys={maskKeys} /> }]
    : [];

import { JsonView } from "@backoffice/ui";
import { isAdmin, isSuperAdmin, type Session } from "#kit/session/session.ts";
import type { RecordTab } from "./record-tabs.tsx";

export type JsonRule = {
  /** Keys whose values are secret. */
  maskKeys?: ((key: string) => boolean) | undefined;
  /** The JSON is for ADMIN too. */
  forAdmins?: boolean | undefined;
};

/** The JSON of a record is for SUPER_ADMIN, and for ADMIN on some records (shell §6, ruling 32). */
export const seesJson = (session: Session, { forAdmins = false }: JsonRule): boolean =>
  forAdmins ? isAdmin(session) : isSuperAdmin(session);

/** The tab, and the value of its parameter in the address. */
export const JSON_TAB = "json";

/** The tab with a record as the server sent it; none for users who may not see it. */
export const jsonTab = (record: unknown, session: Session, rule: JsonRule): RecordTab[] =>
  seesJson(session, rule)
    ? [{ id: JSON_TAB, label: "JSON", content: <JsonView value={record} maskKeys={rule.maskKeys} /> }]
    : [];

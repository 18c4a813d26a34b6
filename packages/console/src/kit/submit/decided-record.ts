import { createContext } from "react";
import type { PanelId } from "#kit/panels/definition/panel-params.ts";
import { panelKey } from "#kit/panels/panel-key.ts";

/** The record that a write of money decides about: the panel that shows it, and its id. */
export type DecidedRecord = { kind: PanelId; id: string };

/** The key of a record, without its data. */
export const recordKey = ({ kind, id }: DecidedRecord): string => panelKey(kind, [id]);

/** The record that the forms inside decide about: after an unknown outcome of one, all are locked. */
export const DecidedRecordContext = createContext<DecidedRecord | undefined>(undefined);

import type { ReactNode } from "react";
import { useSession } from "#kit/session/session.ts";
import { jsonTab, type JsonRule } from "./json-tab.tsx";
import { RecordTabs } from "./record-tabs.tsx";

type DetailsAndJsonProps = JsonRule & {
  /** What the JSON shows: the record as the server sent it. */
  record: unknown;
  /** The details. */
  children: ReactNode;
};

/** The tabs Details and JSON of a record; only the details for users who may not see the JSON. */
export const DetailsAndJson = ({ record, children, ...rule }: DetailsAndJsonProps) => {
  const session = useSession();
  return (
    <RecordTabs tabs={[{ id: "details", label: "Details", content: children }, ...jsonTab(record, session, rule)]} />
  );
};

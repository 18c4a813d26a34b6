import type { ReactNode } from "react";
import { useSession } from "../session/session.ts";
import { jsonTab, type JsonRule } from "./json-tab.tsx";
import { RecordTabs } from "./record-tabs.tsx";

type DetailsAndJsonProps = JsonRule & {
  /** What the JSON shows: the record as the server sent it. */
  record: unknown;
  /** The details. */
  children: ReactNode;
};

/** A record's tabs Details and JSON; the details alone for those who may not see the JSON. */
export const DetailsAndJson = ({ record, children, ...rule }: DetailsAndJsonProps) => {
  const session = useSession();
  return (
    <RecordTabs tabs={[{ id: "details", label: "Details", content: children }, ...jsonTab(record, session, rule)]} />
  );
};

import { linkLook, safeHref } from "@backoffice/ui";
import type { DrawerId } from "#kit/panels/definition/panel-params.ts";
import { useToastRecord } from "#kit/references/use-toast-record.ts";
import type { DecidedRecord } from "#kit/submit/decided-record.ts";

type RecordLinkProps = { record: DecidedRecord | undefined; name: string };

/** The name of a record, linked to its drawer if that may be opened: in a new tab, because the dialog stays open. */
export const RecordLink = ({ record, name }: RecordLinkProps) => {
  const asRecord = useToastRecord();
  const { href } = (record && asRecord({ name, drawer: record.kind as DrawerId, id: record.id }).link) ?? {};
  if (href === undefined) return <bdi>{name}</bdi>;
  return (
    <a href={safeHref(href)} target="_blank" rel="noreferrer" className={linkLook(true)}>
      <bdi>{name}</bdi>
    </a>
  );
};

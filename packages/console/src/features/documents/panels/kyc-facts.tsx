import type { components } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { documentType } from "#entities/document/document-types.ts";

type KycRecord = components["schemas"]["KycRecord"];

/** Who decided what, when and with which note; nothing of what was not decided. */
const decision = ({ approvedBy, approvedAt, rejectedBy, rejectedAt, noteForPlayer }: KycRecord) =>
  [
    { label: "Approved by", value: approvedBy },
    { label: "Approved", value: approvedAt && <Moment value={approvedAt} /> },
    { label: "Rejected by", value: rejectedBy },
    { label: "Rejected", value: rejectedAt && <Moment value={rejectedAt} /> },
    { label: "Note for the player", value: noteForPlayer },
  ].filter(({ value }) => value);

/** What a player handed in as words, whose it is, and who decided what. */
export const KycFacts = ({ item }: { item: KycRecord }) => (
  <DescriptionList
    items={[
      ...Object.entries(documentType(item.optionType)?.facts ?? {}).map(([name, label]) => {
        const value = item.data[name as keyof typeof item.data];
        return { label, value: value && <bdi className="font-semibold wrap-anywhere">{value}</bdi> };
      }),
      { label: "Player", value: <PlayerLink {...item} /> },
      { label: <OperatorLabel />, value: <OperatorLink opId={item.opId} /> },
      { label: "Level", value: item.level },
      { label: "Created", value: <Moment value={item.createdAt} /> },
      { label: "Updated", value: <Moment value={item.updatedAt} /> },
      ...decision(item),
    ]}
  />
);

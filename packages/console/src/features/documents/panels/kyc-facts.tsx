import type { components } from "@backoffice/api-client";
import { FactGroups } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { documentType } from "#entities/document/document-types.ts";

type KycRecord = components["schemas"]["KycRecord"];

/** Facts of the decision. */
const decision = ({ approvedBy, approvedAt, rejectedBy, rejectedAt, noteForPlayer }: KycRecord) =>
  [
    { label: "Approved by", value: approvedBy },
    { label: "Approved", value: approvedAt && <Moment value={approvedAt} /> },
    { label: "Rejected by", value: rejectedBy },
    { label: "Rejected", value: rejectedAt && <Moment value={rejectedAt} /> },
    { label: "Note for the player", value: noteForPlayer },
  ].filter(({ value }) => value);

/** Facts of a document: contents, player and decision; creation last. */
export const KycFacts = ({ item }: { item: KycRecord }) => (
  <FactGroups
    groups={[
      {
        title: "Document",
        items: [
          ...Object.entries(documentType(item.optionType)?.facts ?? {}).map(([name, label]) => {
            const value = item.data[name as keyof typeof item.data];
            return { label, value: value && <bdi className="font-semibold wrap-anywhere">{value}</bdi> };
          }),
          { label: "Level", value: item.level },
        ],
      },
      {
        title: "Player",
        items: [
          { label: "Player", value: <PlayerLink {...item} /> },
          { label: <OperatorLabel />, value: <OperatorLink opId={item.opId} /> },
        ],
      },
      { title: "Decision", items: decision(item) },
    ]}
    metadata={[stamp("Created", item.createdAt), stamp("Updated", item.updatedAt)]}
  />
);

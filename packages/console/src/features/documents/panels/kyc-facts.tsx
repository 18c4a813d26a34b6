import type { components } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { documentType } from "../document-types.ts";

/** What a player handed in as words, whose it is, and who decided what. */
export const KycFacts = ({ item }: { item: components["schemas"]["KycRecord"] }) => (
  <DescriptionList
    items={[
      ...Object.entries(documentType(item.optionType)?.facts ?? {}).map(([name, label]) => {
        const value = item.data[name as keyof typeof item.data];
        return { label, value: value && <bdi className="font-semibold wrap-anywhere">{value}</bdi> };
      }),
      { label: "Player", value: <PlayerLink {...item} /> },
      { label: "Operator", value: <OperatorLink opId={item.opId} /> },
      { label: "Level", value: item.level },
      { label: "Created", value: <Moment value={item.createdAt} /> },
      { label: "Updated", value: <Moment value={item.updatedAt} /> },
      { label: "Approved by", value: item.approvedBy },
      { label: "Approved", value: item.approvedAt && <Moment value={item.approvedAt} /> },
      { label: "Rejected by", value: item.rejectedBy },
      { label: "Rejected", value: item.rejectedAt && <Moment value={item.rejectedAt} /> },
      { label: "Note for the player", value: item.noteForPlayer },
    ]}
  />
);

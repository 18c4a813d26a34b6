import type { components } from "@backoffice/api-client";
import { FactGroups, useLocale } from "@backoffice/ui";
import { documentType } from "#entities/document/document-types.ts";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { fullName } from "#entities/player/full-name.ts";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { usePlayer } from "#entities/player/use-player.ts";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { readFact } from "#kit/records/read-fact.tsx";
import { UnreadFacts } from "#kit/records/unread-facts.tsx";
import { formatDay } from "#kit/words/format-day.ts";

type Schemas = components["schemas"];
type KycRecord = Schemas["KycRecord"];

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
export const KycFacts = ({ item }: { item: KycRecord }) => {
  const { locale } = useLocale();
  const query = usePlayer(item.playerCode);
  return (
    <FactGroups
      groups={[
        {
          title: "Document",
          items: [
            ...Object.entries(documentType(item.optionType)?.facts ?? {}).map(([name, label]) => {
              const value = item.data[name as keyof typeof item.data];
              const text = name === "birthDate" && value ? formatDay(value, locale) : value;
              return { label, value: text && <bdi className="font-semibold wrap-anywhere">{text}</bdi> };
            }),
            { label: "Level", value: item.level },
          ],
        },
        {
          title: "Player",
          items: [
            { label: "Player", value: <PlayerLink {...item} /> },
            ...readFact(query, "Name", (player) => fullName(player) && <bdi>{fullName(player)}</bdi>),
            ...readFact(
              query,
              "Date of birth",
              ({ profile }) => profile.birthDate && formatDay(profile.birthDate, locale),
            ),
            { label: <OperatorLabel />, value: <OperatorLink opId={item.opId} /> },
          ],
        },
        { title: "Decision", items: decision(item) },
      ]}
      metadata={[stamp("Created", item.createdAt), stamp("Updated", item.updatedAt)]}
    >
      <UnreadFacts subject="The player" query={query} />
    </FactGroups>
  );
};

import type { components } from "@backoffice/api-client";
import { DescriptionList, Id, SectionHeading, useLocale, type DescriptionItem } from "@backoffice/ui";
import { useId } from "react";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { dayText } from "#kit/words/day-text.ts";

type Player = components["schemas"]["Player"];

const text = (value: string | null) => value && <bdi className="wrap-anywhere">{value}</bdi>;
const yesNo = (value: boolean) => (value ? "Yes" : "No");

const Group = ({ title, items }: { title: string; items: readonly DescriptionItem[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-6">
      <SectionHeading level={3} id={id}>
        {title}
      </SectionHeading>
      <DescriptionList items={items} />
    </section>
  );
};

/** All that is known of a player, in the order in which staff ask: who it is, the account, what was done, who brought them. */
export const PlayerFacts = ({ player }: { player: Player }) => {
  const { locale } = useLocale();
  const session = useSession();
  const { profile, playerStats: stats } = player;
  const number = (value: number) => <span className="tabular">{formatNumber(value, locale)}</span>;
  return (
    <div>
      <Group
        title="Person"
        items={[
          { label: "Username", value: text(player.username) },
          { label: "Nickname", value: text(profile.nickName) },
          { label: "First name", value: text(profile.firstName) },
          { label: "Last name", value: text(profile.lastName) },
          { label: "E-mail", value: text(player.email) },
          { label: "Phone", value: profile.phone && <bdi dir="ltr">{profile.phone}</bdi> },
          { label: "Country", value: text(profile.country) },
          { label: "Date of birth", value: profile.birthDate && dayText(profile.birthDate, locale) },
        ]}
      />
      <Group
        title="Account"
        items={[
          { label: "Player code", value: <Id value={player.playerCode} whole /> },
          { label: "Player id", value: <Id value={player.playerId} whole /> },
          { label: <OperatorLabel />, value: <OperatorLink opId={player.opId} /> },
          // Of whom a brand is, is for super admins (shell §6).
          ...(isSuperAdmin(session)
            ? [{ label: "Parent operator", value: player.parentOpId && <OperatorLink opId={player.parentOpId} /> }]
            : []),
          { label: "Currency", value: player.activeCurrency },
          { label: "Two-factor", value: yesNo(player.is2FAEnabled) },
          { label: "Registered", value: <Moment value={player.createdAt} /> },
          { label: "Updated", value: <Moment value={player.updatedAt} /> },
        ]}
      />
      <Group
        title="Activity"
        items={[
          { label: "Bets", value: number(stats.totalBetCount) },
          { label: "Deposits", value: number(stats.totalDepositCount) },
          { label: "Withdrawals", value: number(stats.totalWithdrawCount) },
          { label: "Top-ups by staff", value: number(stats.totalTopUpIncreaseCount) },
        ]}
      />
      <Group
        title="Acquisition"
        items={[
          { label: "Referred by", value: player.refId && <PlayerLink playerCode={player.refId} /> },
          { label: "Affiliate", value: player.affId && <Id value={player.affId} whole /> },
          { label: "Channel", value: player.channelId && <Id value={player.channelId} whole /> },
          { label: "Sub-channel", value: player.subChannelId && <Id value={player.subChannelId} whole /> },
          { label: "CPA credited", value: yesNo(player.isAffCpaCredited) },
          { label: "Paid for the registration (CPR)", value: yesNo(player.isAffCprCredited) },
        ]}
      />
    </div>
  );
};

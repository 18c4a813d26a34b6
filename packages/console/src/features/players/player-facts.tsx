import type { components } from "@backoffice/api-client";
import { countryName, FactGroups, Id, MetaLine, useLocale } from "@backoffice/ui";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { isSuperAdmin, useSession } from "#kit/session/session.ts";
import { formatDay } from "#kit/words/format-day.ts";

type Player = components["schemas"]["Player"];

const text = (value: string | null) => value && <bdi className="wrap-anywhere">{value}</bdi>;
const yesNo = (value: boolean) => (value ? "Yes" : "No");

type PlayerFactsProps = {
  player: Player;
  /** Beside the activity on the player's page, whose header, tabs and last line say the rest. */
  aside?: boolean;
};

/** The ids and dates of a player. */
const metadataOf = (player: Player) => [
  <>
    Player code <Id value={player.playerCode} full />
  </>,
  <>
    Player ID <Id value={player.playerId} />
  </>,
  stamp("Updated", player.updatedAt),
];

/** The ids and dates of a player, in one line. */
export const PlayerMetadata = ({ player }: { player: Player }) => <MetaLine items={metadataOf(player)} />;

/** The facts of a player by question: person, account, activity, acquisition; ids last. */
export const PlayerFacts = ({ player, aside = false }: PlayerFactsProps) => {
  const { locale } = useLocale();
  const session = useSession();
  const { profile, playerStats: stats } = player;
  const number = (value: number) => <span className="tabular">{formatNumber(value, locale)}</span>;
  return (
    <FactGroups
      groups={[
        {
          title: "Person",
          items: [
            { label: "First name", value: text(profile.firstName) },
            { label: "Last name", value: text(profile.lastName) },
            { label: "Nickname", value: text(profile.nickName) },
            { label: "Email", value: text(player.email) },
            { label: "Phone", value: profile.phone && <bdi dir="ltr">{profile.phone}</bdi> },
            {
              label: "Country",
              value: profile.country && (countryName(profile.country, locale) ?? text(profile.country)),
            },
            { label: "Date of birth", value: profile.birthDate && formatDay(profile.birthDate, locale) },
          ],
        },
        {
          title: "Account",
          items: [
            ...(aside ? [] : [{ label: <OperatorLabel />, value: <OperatorLink opId={player.opId} /> }]),
            // The operator of a brand is for super admins only (shell §6).
            ...(isSuperAdmin(session)
              ? [{ label: "Parent operator", value: player.parentOpId && <OperatorLink opId={player.parentOpId} /> }]
              : []),
            ...(aside
              ? []
              : [
                  { label: "Currency", value: player.activeCurrency },
                  { label: "Registered", value: <Moment value={player.createdAt} /> },
                ]),
            { label: "Two-factor", value: yesNo(player.is2FAEnabled) },
          ],
        },
        {
          title: "Activity",
          items: [
            ...(aside ? [] : [{ label: "Bets", value: number(stats.totalBetCount) }]),
            { label: "Deposits", value: number(stats.totalDepositCount) },
            { label: "Withdrawals", value: number(stats.totalWithdrawCount) },
            { label: "Top-ups by staff", value: number(stats.totalTopUpIncreaseCount) },
          ],
        },
        {
          title: "Acquisition",
          items: [
            { label: "Referred by", value: player.refId && <PlayerLink playerCode={player.refId} /> },
            { label: "Affiliate", value: player.affId && <Id value={player.affId} full /> },
            { label: "Channel", value: player.channelId && <Id value={player.channelId} full /> },
            { label: "Sub-channel", value: player.subChannelId && <Id value={player.subChannelId} full /> },
            { label: "CPA credited", value: yesNo(player.isAffCpaCredited) },
            { label: "CPR credited", value: yesNo(player.isAffCprCredited) },
          ],
        },
      ]}
      metadata={aside ? [] : metadataOf(player)}
    />
  );
};

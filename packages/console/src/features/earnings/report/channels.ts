import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";

type Channel = components["schemas"]["AffiliateChannel"];

/** What the report is filtered by. */
export type ChosenChannel = { channelType?: Channel["channelType"]; channelId?: string; subChannelId?: string };

/** Between a channel and a part of it, in the address. */
const PART = "/";

/** Every channel and, below it, its parts, to choose from. */
export const channelOptions = (channels: readonly Channel[]) => [
  { value: "", label: "All channels" },
  ...channels.flatMap(({ channelType, channelId, subChannels }) => [
    { value: channelId, label: `${choiceWords(channelType)} ${channelId}` },
    ...subChannels.map((part) => ({ value: channelId + PART + part, label: `${channelId} · ${part}` })),
  ]),
];

/** What the call is told of the channel in the address; nothing of one that the player has not. */
export const chosenChannel = (channels: readonly Channel[], text: string | undefined): ChosenChannel => {
  for (const { channelType, channelId, subChannels } of channels) {
    if (text === channelId) return { channelType, channelId };
    const part = subChannels.find((it) => text === channelId + PART + it);
    if (part !== undefined) return { channelType, channelId, subChannelId: part };
  }
  return {};
};

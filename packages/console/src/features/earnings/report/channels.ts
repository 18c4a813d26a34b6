import type { components } from "@backoffice/api-client";
import { choiceWords } from "#kit/words/choice-words.ts";

type Channel = components["schemas"]["AffiliateChannel"];

/** Channel filter of the report. */
export type ChosenChannel = { channelType?: Channel["channelType"]; channelId?: string; subChannelId?: string };

/** Separates channel and sub-channel in the address. */
const PART = "/";

/** Options: channels, each followed by its sub-channels. */
export const channelOptions = (channels: readonly Channel[]) => [
  { value: "", label: "All channels" },
  ...channels.flatMap(({ channelType, channelId, subChannels }) => [
    { value: channelId, label: `${choiceWords(channelType)} ${channelId}` },
    ...subChannels.map((part) => ({ value: channelId + PART + part, label: `${channelId} · ${part}` })),
  ]),
];

/** Channel input of the call; undefined for an unknown channel. */
export const chosenChannel = (channels: readonly Channel[], text: string | undefined): ChosenChannel => {
  for (const { channelType, channelId, subChannels } of channels) {
    if (text === channelId) return { channelType, channelId };
    const part = subChannels.find((it) => text === channelId + PART + it);
    if (part !== undefined) return { channelType, channelId, subChannelId: part };
  }
  return {};
};

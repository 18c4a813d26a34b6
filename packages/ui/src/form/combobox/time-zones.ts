import { serverTime } from "../../display/clock/server-time.ts";
import type { ComboboxOption } from "../../primitives/combobox/combobox-filter.ts";

/** UTC offset of the zone at the given time, "+01:00"; `""` for an unknown zone. */
export const zoneOffset = (zone: string, at: Date): string => {
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    const name = format.formatToParts(at).find((part) => part.type === "timeZoneName")?.value ?? "";
    return name === "GMT" ? "+00:00" : name.replace("GMT", "");
  } catch {
    return "";
  }
};

const optionOf = (zone: string, at: Date): ComboboxOption => {
  const slash = zone.indexOf("/");
  return {
    value: zone,
    label:
      slash < 0
        ? zone
        : zone
            .slice(slash + 1)
            .replaceAll("_", " ")
            .replaceAll("/", ", "),
    hint: `UTC${zoneOffset(zone, at)}`,
    group: slash < 0 ? "Universal" : zone.slice(0, slash),
  };
};

let known: readonly ComboboxOption[] | undefined;

/** Every time zone that the browser knows, UTC first, with its current offset. Cached, because it takes some milliseconds. */
export const timeZoneOptions = (): readonly ComboboxOption[] => {
  if (!known) {
    const now = new Date(serverTime());
    const zones = Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC");
    known = ["UTC", ...zones].map((zone) => optionOf(zone, now));
  }
  return known;
};

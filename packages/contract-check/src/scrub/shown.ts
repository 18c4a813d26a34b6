import { isIP } from "node:net";
import { isSecretName } from "./is-secret-name.ts";
import { describeValue } from "../findings/describe-value.ts";
import type { Sensitivity } from "../schema/visit.ts";
import { isPersonalName } from "./is-personal-name.ts";
import { looksPersonal } from "./looks-personal.ts";

/*
 * Everything of the traffic that stands in a report, an overlay or a message comes through these functions. Names, paths,
 * hosts and types are always shown as far as they look like words; values with --show-values only.
 */

/** In place of a name that may be data, as of the key of a map. */
const HIDDEN = "{}";
/** A word of a name: letters, with one number at most. Several numbers are found in keys and passwords. */
const WORD = /^[A-Za-z]{0,40}\d{0,4}[A-Za-z]{0,40}$/;

/** Whether a name reads like an identifier: `address2`, `ipv4Address`, `sort_by`. */
export const isShownName = (name: string): boolean =>
  name.length <= 60 &&
  name
    .replaceAll(/(\d)(?=[A-Z])/g, "$1_")
    .split(/[-_.$]/)
    .every((it) => WORD.test(it)) &&
  !looksPersonal(name);

/** A name of the traffic, such as of an unknown field, cookie or parameter. */
export const shownName = (name: string): string => (isShownName(name) ? name : HIDDEN);

/** The same for a name with steps, such as `filter[from]`. */
export const shownSteps = (name: string): string =>
  name
    .split(/([[\]])/)
    .map((it) => (/^[[\]]?$/.test(it) ? it : shownName(it)))
    .join("");

/** Whether such a name is shown as it is. */
export const isShownSteps = (name: string): boolean => shownSteps(name) === name;

/** A host of the traffic. An address in numbers is that of a server. */
export const shownHost = (host: string): string =>
  isIP(host.replace(/:\d+$/, "").replaceAll(/[[\]]/g, "")) === 0 && looksPersonal(host) ? HIDDEN : host;

const TYPE = /^[a-z]+\/[\w.+-]{1,60}(?:;[a-z-]{1,20}=[\w.-]{1,12})*$/i;

/** A media type of the traffic; undefined if it is none. */
export const shownType = (type: string): string | undefined =>
  TYPE.test(type) && !looksPersonal(type) ? type : undefined;

/** The same for a message; `none` stands for a missing one. */
export const typeInWords = (type: string, none: string): string =>
  type === "" ? none : (shownType(type) ?? "another type");

/** `emails` is as personal as `email`. */
const isTelling = (name: string) =>
  [name, name.replace(/s$/, ""), name.replace(/es$/, "")].some((it) => isPersonalName(it) || isSecretName(it));

/** A report shows 60 characters; a pattern may need a few more. */
const LOOKED_AT = 200;
/** A value in a report is one that the contract does not know, and shown if it looks like a code or a moment. */
const CODE = /^[\w.:+-]{1,60}$|^[\d .:/+TZ-]{1,40}$/;

const isPlain = (value: unknown): boolean => {
  if (typeof value === "number") return !looksPersonal(String(value));
  if (typeof value !== "string") return true;
  const text = value.slice(0, LOOKED_AT);
  return CODE.test(text) && !looksPersonal(text);
};

/** A value of the traffic: its path (`data.items[].email`) and its mark. */
export type Seen = { value: unknown; at: string; sensitive: Sensitivity };

/** Whether --show-values may show a value: no mark, no telling name around it, and nothing personal in it. */
export const mayShow = ({ value, at, sensitive }: Seen): boolean =>
  sensitive === undefined && !at.split(/[.[\] ]+/).some(isTelling) && isPlain(value);

/** Describes a value; `show` is --show-values. */
export const shownValue = (seen: Seen, show: boolean): string => describeValue(seen.value, show && mayShow(seen));

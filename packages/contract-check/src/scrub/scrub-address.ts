import { isSecretName, isToken } from "./is-secret-name.ts";
import type { Contract, Parameter } from "../contract/contract.ts";
import type { Match } from "../contract/match-operation.ts";
import { isMisfit } from "./is-misfit.ts";
import { isShownSteps } from "./shown.ts";
import { isMarked } from "./is-marked.ts";
import { isPersonalName } from "./is-personal-name.ts";
import { looksPersonal } from "./looks-personal.ts";
import { textMasker } from "./mask-value.ts";
import type { PersonalValues } from "./personal-values.ts";

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A path segment that the contract does not contain: an identifier, or possibly a personal name. */
const WORD = /^[a-z][a-zA-Z-]{0,30}$|^v\d+$/;

/** Creates a function that removes secrets and personal data from URLs. */
export const addressScrubber = (contract: Contract, personal: PersonalValues, masked: () => void) => {
  const mask = textMasker(contract);
  const givesAway = (text: string) => looksPersonal(text) || isToken(text) || personal.has(text);
  const hidden = (name: string, value: string, parameter: Parameter | undefined) =>
    !parameter ||
    isMarked(contract, parameter.schema) ||
    isSecretName(name) ||
    isPersonalName(name) ||
    givesAway(value) ||
    isMisfit(contract, parameter, value);
  const cover = (value: string, parameter: Parameter | undefined) => {
    masked();
    return mask(value, parameter?.schema ?? {});
  };

  const query = (url: URL, parameters: readonly Parameter[]): string => {
    const known = (name: string) => parameters.find((it) => it.name === name || name.startsWith(`${it.name}[`));
    const pairs = [...url.searchParams].map(([name, value]) => {
      const parameter = known(name);
      const shown = !parameter && !isShownSteps(name) ? "removed" : name;
      return [shown, hidden(name, value, parameter) ? cover(value, parameter) : value];
    });
    return new URLSearchParams(pairs).toString();
  };

  const path = (pathname: string, match: Match | undefined, parameters: readonly Parameter[]): string => {
    // A place of the path that the contract does not describe further.
    const isFilled = (text: string) => match !== undefined && Object.values(match.path).includes(text);
    return pathname
      .split("/")
      .map((part) => {
        const text = decoded(part);
        const parameter = parameters.find((it) => it.in === "path" && match?.path[it.name] === text);
        const isHidden = parameter
          ? isMarked(contract, parameter.schema) ||
            isPersonalName(parameter.name) ||
            givesAway(text) ||
            isMisfit(contract, parameter, text)
          : givesAway(text) || isFilled(text) || (!match && text !== "" && !WORD.test(text));
        return isHidden ? encodeURIComponent(cover(text, parameter)) : part;
      })
      .join("/");
  };

  return (url: URL, match: Match | undefined): URL => {
    const clean = new URL(url);
    clean.username = "";
    clean.password = "";
    clean.hash = "";
    const parameters = match?.operation.parameters ?? [];
    clean.search = query(
      url,
      parameters.filter((it) => it.in === "query"),
    );
    clean.pathname = path(url.pathname, match, parameters);
    return clean;
  };
};

import type { Finding } from "../findings/finding.ts";
import type { Operation } from "../contract/contract.ts";
import { isSecretName, isToken } from "../scrub/is-secret-name.ts";
import { shownSteps } from "../scrub/shown.ts";
import type { Exchange } from "../traffic/exchange.ts";

/** Shorter values are codes and names, such as the "token" of a crypto payment. */
const SHORTEST = 8;

const places = ({ url }: Exchange, operation: Operation | undefined): string[] => {
  const secret = new Set(
    operation?.parameters.filter((it) => it.in === "query" && it.schema["x-secret"] === true).map((it) => it.name),
  );
  const query = [...url.searchParams].filter(
    ([name, value]) => isToken(value) || secret.has(name) || (isSecretName(name) && value.length >= SHORTEST),
  );
  return [
    ...new Set([
      ...query.map(([name]) => `query ${secret.has(name) ? name : shownSteps(name)}`),
      ...(url.password ? ["name and password before the host"] : []),
      ...(url.pathname.split("/").some(isToken) ? ["a part of the path"] : []),
    ]),
  ];
};

/** Whether the contract itself requires the secret there: only the contract can fix that. */
const isAskedFor = (place: string, operation: Operation | undefined) =>
  operation?.parameters.some(
    (it) =>
      it.in === "query" && place === `query ${it.name}` && (it.schema["x-secret"] === true || isSecretName(it.name)),
  ) ?? false;

/** Reports secrets in the URL of an exchange: URLs appear in logs, histories and referrers. */
export const checkAddress = (exchange: Exchange, operation: Operation | undefined, name: string): Finding[] =>
  places(exchange, operation).map((place) => ({
    rule: "secret-in-address",
    severity: isAskedFor(place, operation) ? "warning" : "error",
    operation: operation?.id ?? name,
    where: `address: ${place}`,
    message: "carries a secret, and addresses are kept in logs",
    hint: "Send it in a header, a cookie or the body.",
    seen: exchange.seen,
  }));

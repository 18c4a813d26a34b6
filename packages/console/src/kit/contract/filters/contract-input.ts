import type { InputField, ReadShape } from "@backoffice/api-client";
import type { ContractInput, ContractRow } from "../list/contract-read.ts";

const SIZES = new Set(["itemsPerPage", "limit"]);

const valueOf = ({ name, kind, values }: InputField, request: ContractRow): unknown => {
  const value = request[SIZES.has(name) ? "itemsPerPage" : name];
  // Typed or selected values are texts.
  if (kind === "integer" && typeof value === "string") return Number(value);
  return kind === "list" && values && value !== undefined ? [value].flat() : value;
};

const put = (into: ContractRow, at: readonly string[], name: string, value: unknown): void => {
  const [place, ...inner] = at;
  if (place === undefined) {
    into[name] = value;
    return;
  }
  const next = (into[place] ??= {}) as ContractRow;
  put(next, inner, name, value);
};

/** The input of a call: each value at its place in the contract, unknown values dropped. */
export const toContractInput = (shape: ReadShape, request: ContractRow): ContractInput => {
  const input: ContractRow = {};
  for (const field of shape.input) {
    const value = valueOf(field, request);
    const shift = field.name === "page" && shape.firstPage === 0 && typeof value === "number" ? 1 : 0;
    if (value !== undefined) put(input, field.in.split("."), field.name, shift ? (value as number) - shift : value);
  }
  const page = shape.input.find((it) => it.name === "page");
  if (page && shape.sortBy.includes(String(request["sortBy"]))) {
    put(input, page.in.split("."), "sortBy", request["sortBy"]);
    put(input, page.in.split("."), "sortDirection", request["sortDirection"]);
  }
  return Object.keys(input).length > 0 ? input : undefined;
};

import type { Contract } from "../contract/contract.ts";
import { loadContract } from "../contract/load-contract.ts";

const NAMES = new Set(["openapi", "openapi/openapi.yaml"]);
let own: Promise<Contract> | undefined;

/** The repository's own contract, loaded once for all tests of a file with its compiled validators. */
export const repositoryContract = (): Promise<Contract> => (own ??= loadContract("openapi"));

/** Loads a contract like the program, but the repository's own only once. */
export const loadForTest = (path: string, folders?: readonly string[]): Promise<Contract> =>
  NAMES.has(path) ? repositoryContract() : loadContract(path, folders);

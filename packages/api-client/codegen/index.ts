/** What turns the contract into code, for those who check that it did. */
export { bundleContract, type Bundle } from "./bundle-contract.ts";
export { generate } from "./steps.ts";
export { UnusableContract } from "./unusable-contract.ts";

import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";

const BLOB = ts.factory.createTypeReferenceNode("Blob");

/** A file is a Blob in the types. */
const blobs = ({ format }: { format?: string }) => (format === "binary" ? BLOB : undefined);

/** The types of the contract, through openapi-typescript. */
export const types = async (contract: OpenAPI3): Promise<string> =>
  // openapi-typescript changes its argument.
  astToString(await openapiTS(structuredClone(contract), { alphabetize: true, transform: blobs }));

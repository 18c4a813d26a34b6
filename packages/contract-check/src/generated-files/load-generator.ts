import { CannotCheck } from "../frame/cannot-check.ts";

/** Loads the generator of the client, which is part of the repository but not of the package. */
export const loadGenerator = async () => {
  try {
    return (await import("@backoffice/api-client/codegen/generator")).generate;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new CannotCheck(
      "generate needs the generator, which is in the repository of the console and not in this package: run pnpm contract generate --check there.",
      { cause: error },
    );
  }
};

import { serverContractVersion } from "@backoffice/api-client";
import { report } from "#kit/client-reports/report.ts";

/** The contract that the server names, if it is not the one that the console was built with. A hash is optional. */
export const otherContract = (): string | undefined => {
  const theirs = serverContractVersion();
  const isOurs = theirs === __CONTRACT_VERSION__ || theirs === __CONTRACT_VERSION__.split("+")[0];
  return theirs && !isOurs ? theirs : undefined;
};

let reported: string | undefined;

/** Reports another contract, once. */
export const reportOtherContract = async (): Promise<void> => {
  const contract = otherContract();
  if (!contract || contract === reported) return;
  reported = contract;
  report({ contract });
};

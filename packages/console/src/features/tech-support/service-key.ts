type Service = { resourceGroupName: string; appName: string };

/** What tells an app service from all others, as one word: `rg-prod-north/app-player-api-prod`. */
export const serviceKey = ({ resourceGroupName, appName }: Service): string => `${resourceGroupName}/${appName}`;

/** The app service that such a word means. */
export const readServiceKey = (key: string): Service => {
  const [resourceGroupName = "", appName = ""] = key.split("/");
  return { resourceGroupName, appName };
};

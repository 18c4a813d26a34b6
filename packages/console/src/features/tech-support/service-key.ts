type Service = { resourceGroupName: string; appName: string };

/** Key of an app service: `rg-prod-north/app-player-api-prod`. */
export const serviceKey = ({ resourceGroupName, appName }: Service): string => `${resourceGroupName}/${appName}`;

/** Parses such a key. */
export const readServiceKey = (key: string): Service => {
  const [resourceGroupName = "", appName = ""] = key.split("/");
  return { resourceGroupName, appName };
};

/** Path of the WebSocket that stands in for Azure Web PubSub. */
export const CLIENT_PATH = "/api/awps/client/hubs/backoffice";

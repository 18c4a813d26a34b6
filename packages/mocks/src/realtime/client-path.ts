/** Where the pretend Web PubSub listens. */
export const CLIENT_PATH = "/api/awps/client/hubs/backoffice";

export const NAME = "Bank of Valletta";

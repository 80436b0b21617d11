/** A shopper with an account. */
export interface Customer {
  id: string;
  name: string;
  email: string;
  authMethod: string;
  createdAt: Date;
}

-- What the assistant and the search's second choice look through: names and texts of products, by their English stems.
create index product_text on product using gin (to_tsvector('english', name || ' ' || description || ' ' || detailed_description));
